import { expect } from "vitest";
import { files } from "~/contract";
import { workbookParts } from "~/rules/workbook/stream-workbook";
import { type Call, test } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";
import { zip } from "../../../../support/platform-zip";

const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const relations = (...each: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
const external = (type: string, target = "https://elsewhere.example/x") =>
  `<Relationship Id="r1" Type="${officeTypes}/${type}" Target="${target}" TargetMode="External"/>`;

/** A docx with these parts in addition to the usual ones. */
const docx = (parts: Record<string, string | Buffer> = {}) =>
  zip({
    "[Content_Types].xml": `<Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
    "_rels/.rels": relations(`<Relationship Id="r1" Type="${officeTypes}/officeDocument" Target="word/document.xml"/>`),
    "word/document.xml": "<w:document/>",
    ...parts,
  });
const withRelations = (text: string) => docx({ "word/_rels/document.xml.rels": text });

/** The code returned for an upload of it. */
async function upload(call: Call, bytes: Uint8Array, name = "a.docx") {
  const { content: attachmentUUID } = await call(files.createUuid, {});
  return codeOf(call(files.upload, { attachmentUUID, file: new File([bytes as BlobPart], name) }));
}

test("ordinary documents are accepted, with hyperlinks and their own pictures", async ({ register }) => {
  const { call } = await register();
  const picture = `<Relationship Id="r2" Type="${officeTypes}/image" Target="media/a.png"/>`;
  expect(await upload(call, docx())).toBe("answered");
  expect(await upload(call, withRelations(relations(external("hyperlink"), picture)))).toBe("answered");
  for (const target of [" https://elsewhere.example", "HTTP://elsewhere.example", "mailto:li@elsewhere.example"])
    expect(await upload(call, withRelations(relations(external("hyperlink", target))))).toBe("answered");
  expect(await upload(call, zip(workbookParts([])), "a.xlsx")).toBe("answered");
});

test("macros, ActiveX and embedded objects are rejected, each with a different code", async ({ register }) => {
  const { call } = await register();
  const carried = [
    ["word/vbaProject.bin", "file.macros"],
    ["WORD/VBAPROJECT.BIN", "file.macros"],
    ["word/vbaData.xml", "file.macros"],
    ["xl/macrosheets/sheet1.xml", "file.macros"],
    ["word/activeX/activeX1.xml", "file.activeX"],
    ["word/embeddings/oleObject1.bin", "file.embedded"],
    ["word/embeddings/Microsoft_Excel_Sheet1.xlsx", "file.embedded"],
    ["xl/embeddings/package.bin", "file.embedded"],
  ];
  for (const [part = "", code] of carried)
    expect([part, await upload(call, docx({ [part]: "x" }))]).toEqual([part, code]);
});

test("content that a document loads, or carries under another name, is found in its relationships", async ({
  register,
}) => {
  const { call } = await register();
  const inside = (type: string) => `<Relationship Id="r1" Type="${officeTypes}/${type}" Target="media/a.bin"/>`;
  const samples = [
    ...["attachedTemplate", "frame", "image", "externalLinkPath", "subDocument", "oleObjectLink"].map((type) => [
      relations(external(type)),
      "file.external",
    ]),
    [relations(external("oleObject")), "file.embedded"],
    [relations(inside("oleObject")), "file.embedded"],
    [relations(inside("package")), "file.embedded"],
    [relations(inside("aFChunk")), "file.embedded"],
    [relations(inside("control")), "file.activeX"],
    [relations(inside("vbaProject")), "file.macros"],
    // Links that open a file, a share or a program on the reader's machine.
    ...[
      "file:///c:/x.exe",
      "\\\\host\\share\\x.docx",
      "javascript:alert(1)",
      "smb://host/x",
      "x.exe",
      "FILE&#58;//x",
    ].map((target) => [relations(external("hyperlink", target)), "file.external"]),
    // A template after a plain hyperlink.
    [relations(external("hyperlink"), external("attachedTemplate")), "file.external"],
  ];
  for (const [text = "", code] of samples)
    expect([text, await upload(call, withRelations(text))]).toEqual([text, code]);
});

test("no way of writing XML hides a relationship", async ({ register }) => {
  const { call } = await register();
  const type = `${officeTypes}/attachedTemplate`;
  const samples = [
    [`<r:Relationship Type="${type}" Target="x" TargetMode="External"></r:Relationship>`, "file.external"],
    [`<Relationship Type='${type}' Target='x' TargetMode = 'External' />`, "file.external"],
    [`<Relationship Type="${type}" Target="a>b" TargetMode="External"/>`, "file.external"],
    [`<Relationship Type="${type}" Target="x" TargetMode="&#69;xtern&#x61;l"/>`, "file.external"],
    [`<Relationship\n\tType="${type}"\n\tTarget="x"\n\tTargetMode="External"\n/>`, "file.external"],
    [`<Relationship Type="${type}" Target="x" TargetMode=External/>`, "file.archive"],
    [`<Relationship Type="a<b" Target="x" TargetMode="External"/>`, "file.archive"],
  ];
  for (const [one = "", code] of samples) {
    const text = relations(one);
    expect([one, await upload(call, withRelations(text))]).toEqual([one, code]);
  }
  const declared = relations(external("attachedTemplate")).replace("UTF-8", "UTF-7");
  expect(await upload(call, withRelations(declared))).toBe("file.archive");
  const doctype = `<!DOCTYPE x [<!ENTITY e "External">]>${relations(external("hyperlink"))}`;
  expect(await upload(call, withRelations(doctype))).toBe("file.archive");
  const wide = Buffer.from(`\ufeff${relations(external("attachedTemplate")).replace("UTF-8", "UTF-16")}`, "utf16le");
  expect(await upload(call, docx({ "word/_rels/document.xml.rels": wide }))).toBe("file.external");
});

test("a directory that misstates a size is rejected, and so are excessively many relationships", async ({
  register,
}) => {
  const { call } = await register();
  const honest = docx({ "word/large.xml": "0123456789".repeat(1000) });
  for (const size of [1, 9_999, 10_001])
    expect(await upload(call, saying(honest, "word/large.xml", size))).toBe("file.archive");
  const many = Array.from({ length: 8000 }, (_, at) => external("hyperlink").replace("/x", `/${at}-${Math.random()}`));
  expect(await upload(call, withRelations(relations(...many)))).toBe("file.archive");
});

/** The archive with a different size for one entry in its directory. */
function saying(archive: Uint8Array, name: string, size: number): Uint8Array {
  const copy = Buffer.from(archive);
  const place = copy.lastIndexOf(name) - 46;
  copy.writeUInt32LE(size, place + 24);
  return copy;
}

test("a password-protected Office document is rejected with that reason", async ({ register }) => {
  const { call } = await register();
  const start = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const container = (stream: string) => Buffer.concat([start, Buffer.alloc(504), Buffer.from(stream, "utf16le")]);
  expect(await upload(call, container("EncryptedPackage"))).toBe("file.password");
  expect(await upload(call, container("EncryptedPackage"), "a.xlsx")).toBe("file.password");
  expect(await upload(call, container("WordDocument"))).toBe("file.content");
});
