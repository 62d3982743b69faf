import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { listTextMaxCharacters } from "~/rules/sanctions/limits";
import { refuse } from "~/platform/core/base/refuse";
import type { ListFile } from "./list-file";

/**
 * The rows of a file in CSV, as lists of cells without spaces around them. Rejects a file that is truncated or contains
 * an oversized cell.
 */
export async function* readCsvRows(file: ListFile, delimiter = ","): AsyncGenerator<string[], undefined> {
  const parser = parse({
    delimiter,
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: listTextMaxCharacters,
  });
  const source = Readable.from(file.pieces(), { objectMode: false });
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (error instanceof CsvError) refuse("unacceptable", "sanctions.broken");
    throw error;
  }
}

/**
 * The rows below a heading, as objects with the column names as keys. Rows before the heading are passed to `before`.
 */
export async function* readRecords(
  file: ListFile,
  { delimiter, isHeading, before }: Heading,
): AsyncGenerator<Record<string, string>, undefined> {
  let names: string[] | undefined;
  for await (const row of readCsvRows(file, delimiter)) {
    if (names) yield Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""]));
    else if (isHeading(row)) names = row;
    else before?.(row);
  }
  if (!names) refuse("unacceptable", "sanctions.format");
}

type Heading = { delimiter?: string; isHeading: (row: string[]) => boolean; before?: (row: string[]) => void };
