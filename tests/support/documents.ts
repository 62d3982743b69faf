import { deflateSync, crc32 } from "node:zlib";

/** A PDF with numbered pages; `script` runs in readers that execute scripts when the file opens. */
export function pdfOf(pages: number, script?: string): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${10 + at * 2} 0 R`).join(" ");
  const action = script ? ` /OpenAction << /S /JavaScript /JS (${script}) >>` : "";
  const body = Array.from({ length: pages }, (_, at) => {
    const line = `BT /F1 40 Tf 72 700 Td (Page ${at + 1}) Tj ET`;
    return [
      `${10 + at * 2} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >> endobj`,
      `${11 + at * 2} 0 obj << /Length ${line.length} >> stream\n${line}\nendstream endobj`,
    ].join("\n");
  });
  return Buffer.from(
    [
      "%PDF-1.4",
      `1 0 obj << /Type /Catalog /Pages 2 0 R${action} >> endobj`,
      `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages} >> endobj`,
      "3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
      ...body,
      "trailer << /Root 1 0 R >>",
      "%%EOF",
      "",
    ].join("\n"),
    "latin1",
  );
}

/** A grey PNG of this size in pixels, which compresses to a small file. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
