type Piece<Row> = { rows: Row[]; next: string | null };

/**
 * The rows of a list, a piece at a time. The first piece is read at once, so that what is refused is refused before
 * anything is sent; each later one when the receiver has taken the piece before it.
 */
export async function openRows<Row, Cells>(
  load: (after?: string) => Promise<Piece<Row>>,
  toCells: (row: Row) => Cells,
): Promise<AsyncIterable<Cells[]>> {
  const first = await load();
  async function* pieces() {
    let piece = first;
    for (;;) {
      yield piece.rows.map((row) => toCells(row));
      if (piece.next === null) return;
      piece = await load(piece.next);
    }
  }
  return pieces();
}
