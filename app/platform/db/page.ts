type Asked = { page: number; size: number };
type Count = { executeTakeFirstOrThrow(): Promise<{ total: number | string | bigint }> };
type Rows<Row> = { limit(count: number): { offset(count: number): { execute(): Promise<Row[]> } } };
type Found<Row, Told> = {
  /** All that was found, counted as `total`. */
  count: Count;
  /** The same in an order that leaves no two rows equal. */
  rows: Rows<Row>;
  tell: (row: Row) => Told;
};

/** A page of a list, as every list is answered; `number` is zero-based (§9). */
export async function readPage<Row, Told>({ page, size }: Asked, { count, rows, tell }: Found<Row, Told>) {
  const counted = await count.executeTakeFirstOrThrow();
  const totalElements = Number(counted.total);
  const found = await rows
    .limit(size)
    .offset(page * size)
    .execute();
  return { content: found.map(tell), totalElements, totalPages: Math.ceil(totalElements / size), number: page, size };
}
