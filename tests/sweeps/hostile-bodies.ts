type Body = { name: string; type: string; body: string | Uint8Array; chunked?: boolean };

const urlencoded = "application/x-www-form-urlencoded";
const boundary = "----ThatsAll";
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string, file = "") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
const asFile = '; filename="a.pdf"\r\ncontent-type: application/pdf';
const end = `--${boundary}--\r\n`;
const many = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at));
const form = (name: string, body: string): Body => ({ name, type: urlencoded, body });
const parts = (name: string, body: string | Uint8Array): Body => ({ name, type: multipart, body });
const known = ["companyName", "email", "name", "code", "intent", "language", "to", "country", "value", "version"];
const allKnown = (value: string) => known.map((name) => `${name}=${value}`).join("&");
const intent = (value: unknown) =>
  `__intent__=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`;

/** Forms that no browser sends from our pages (Z-02). None may break the portal, slow it down or be stored. */
export const hostileBodies: Body[] = [
  form("nothing at all", ""),
  form("a byte more than a form may have", `companyName=${"a".repeat(256 * 1024 + 1 - 12)}`),
  form("5,000 fields", many(5000, (at) => `field${at}=1`).join("&")),
  form("5,000 times the same field", many(5000, () => "companyName=1").join("&")),
  form("every field twice", `${allKnown("1")}&${allKnown("2")}`),
  form("lists where one value belongs", known.map((name) => `${name}[0]=1&${name}[1]=2&${name}[]=3`).join("&")),
  form("objects where one value belongs", known.map((name) => `${name}.a=1&${name}[a]=2`).join("&")),
  form("a row far away", "items[100000000].a=1"),
  form("a row far away in a table of ours", "shareholders[100000000].name=1"),
  form("a row far away two tables deep", "shareholders[0].secondaryShareholders[100000000].name=1"),
  form("a row beyond all numbers", `shareholders[${"9".repeat(100)}].name=1&shareholders[1e9].name=1`),
  form("a name 10 KB long", `${"a.".repeat(5000)}b=1`),
  form("names nested a thousand deep", `a${"[0]".repeat(1000)}=1`),
  form("half a bracket", "shareholders[=1&shareholders]=2&[=3&].=4&.=5&=6"),
  form("prototypes", "__proto__=1&__proto__.polluted=1&__proto__[polluted]=1&constructor.prototype.polluted=1"),
  form("prototypes in rows", "shareholders[0].__proto__.polluted=1&shareholders[0].constructor.prototype.polluted=1"),
  form("privileges", "status=qualified&superAdmin=true&ownerId=1&approvedAt=2026-01-01&tenantId=1&roleIds=1"),
  form("privileges in rows", "shareholders[0].status=qualified&shareholders[0].ownerId=1"),
  form("an errand that is no JSON", intent("{")),
  form("an errand of no kind we know", intent({ type: "destroy", payload: { name: "shareholders" } })),
  form("an errand without anything", intent("null")),
  form("an errand to a row far away", intent({ type: "insert", payload: { name: "shareholders", index: 1e9 } })),
  form(
    "an errand to move a row far away",
    intent({ type: "reorder", payload: { name: "shareholders", from: 0, to: 1e9 } }),
  ),
  form(
    "an errand with a value of its own",
    intent({ type: "update", payload: { name: "__proto__", value: { polluted: 1 } } }),
  ),
  form(
    "an errand that inserts a prototype",
    intent({ type: "insert", payload: { name: "shareholders", defaultValue: { status: "x" } } }),
  ),
  form("an errand deeply nested", intent("[".repeat(50_000))),
  form("a state that is no JSON", "__state__=%7B"),
  form("percent signs without digits", "companyName=%&email=%zz&name=%E0%A4%A"),
  form("NUL characters", allKnown("a%00b")),
  form("half a surrogate pair", allKnown("%ED%A0%80")),
  form("lines and directions", allKnown("a%0D%0Ab%E2%80%AE%EF%BB%BF")),
  form("versions that are none", many(5, (at) => `version=${["-1", "1e400", "NaN", "0x10", "1.5"][at]}`).join("&")),
  form("buttons that are none", "intent=destroy&intent=go:__proto__&intent=pick:__proto__&intent=detach:../../etc"),
  form("a button 1 KB long", `intent=${"go:".repeat(400)}`),
  { name: "bytes that are no text", type: urlencoded, body: Buffer.from([0x61, 0x3d, 0xff, 0xfe, 0xc0, 0x80, 0x00]) },
  {
    name: "a form in pieces without a length",
    type: urlencoded,
    body: `companyName=${"a".repeat(300_000)}`,
    chunked: true,
  },
  { name: "JSON", type: "application/json", body: '{"companyName":"x","status":"qualified","version":0}' },
  {
    name: "JSON with a prototype",
    type: "application/json",
    body: '{"__proto__":{"polluted":1},"values":{"__proto__":{"polluted":1}},"version":0}',
  },
  {
    name: "JSON a thousand deep",
    type: "application/json",
    body: `{"values":${"[".repeat(1000)}${"]".repeat(1000)},"version":0}`,
  },
  { name: "JSON cut short", type: "application/json", body: '{"values":' },
  { name: "plain text", type: "text/plain", body: "companyName=x" },
  {
    name: "XML",
    type: "application/xml",
    body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { name: "no type", type: "", body: "companyName=x" },
  { name: "an unknown type", type: "application/x-\u00e9", body: "companyName=x" },
  parts("parts without an end", part("companyName", "x")),
  parts("a part without a head", `--${boundary}\r\n\r\nx\r\n${end}`),
  parts("1,000 parts", many(1000, (at) => part(`field${at}`, "1")).join("") + end),
  parts("a part with a head of 100 KB", part("companyName", "x", `; x="${"a".repeat(100 * 1024)}"`) + end),
  parts("files where text belongs", known.map((name) => part(name, "%PDF-1.7", asFile)).join("") + end),
  parts("a file at a field that has none", part("upload.companyName", "%PDF-1.7", asFile) + end),
  parts("a file for a row far away", part("upload.attachments[100000000].file", "%PDF-1.7", asFile) + end),
  parts("a file with a path for a name", part("file", "%PDF-1.7", '; filename="../../../etc/passwd"') + end),
  parts("parts in pieces without a length", `${part("companyName", "a".repeat(300_000))}${end}`),
  { name: "parts without a boundary", type: "multipart/form-data", body: part("companyName", "x") + end },
  {
    name: "parts with another boundary",
    type: "multipart/form-data; boundary=other",
    body: part("companyName", "x") + end,
  },
];
