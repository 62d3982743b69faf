import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { z } from "zod";
import * as contract from "~/contract";
import { type Endpoint, endpoint } from "~/contract/endpoint";
import { describeBaseApi, describedCalls, docstringsIn, subjectsIn } from "~/contract/openapi/document";
import { exampleOf } from "~/contract/openapi/examples";
import { operationOf } from "~/contract/openapi/operation";
import { schemaOf } from "~/contract/openapi/schemas";
import { expectDescribed } from "../../support/described";

const document = describeBaseApi();
/** The document as served. */
const served = JSON.parse(JSON.stringify(document)) as typeof document;
const operations = Object.values(served.paths).flatMap((of) => Object.values(of));

test("the document is valid OpenAPI 3.1", async () => {
  expect(await new Validator().validate(structuredClone(served) as never)).toEqual({ valid: true });
});

test("every call of the contract appears in it exactly once, with its docstring", () => {
  const calls = describedCalls();
  expect(operations.length).toBe(calls.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
  expect(calls.filter(({ text }) => text === "").map(({ subject, name }) => `${subject}.${name}`)).toEqual([]);
  expect(served.paths["/api/v1/sync/news"]?.put?.description).toContain(
    "Changes a news item, always in both languages",
  );
  expect(served.tags.map(({ name }) => name)).toEqual(Object.keys(contract));
  expect(served.tags.filter(({ description }) => !description)).toEqual([]);
});

test("no example names a real company", () => {
  const makers =
    /oppo|vivo|huawei|xiaomi|honor|lenovo|transsion|samsung|apple|foxconn|luxshare|byd\b|华为|小米|荣耀|联想|传音|三星|苹果|富士康|立讯|比亚迪/i;
  const examples = JSON.stringify(served, (key, value: unknown) => (key === "description" ? undefined : value));
  expect(makers.exec(examples.replaceAll("/home/oppo", ""))?.[0]).toBeUndefined();
});

test("every reference in it resolves", () => {
  const references = [...JSON.stringify(served).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, to = ""]) => to);
  expect(references.length).toBeGreaterThan(0);
  for (const to of new Set(references)) {
    const found = to.split("/").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], served);
    expect(found, to).toBeDefined();
  }
});

test("every call documents its common parameters, who may call it, and its error format", () => {
  for (const { parameters, security, responses } of operations) {
    expect(parameters.slice(0, 4)).toEqual(
      ["TenantCode", "Locale", "AcceptLanguage", "ClientAddress"].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
    );
    expect(responses.default).toEqual({ $ref: "#/components/responses/Refused" });
    expect([[], [{ session: [] }], [{ registration: [] }]]).toContainEqual(security);
  }
});

const bodies = describedCalls().flatMap(({ subject, name, endpoint: call }) => {
  const content = operationOf(subject, name, call, "").requestBody?.content;
  return content && "application/json" in content
    ? [{ id: `${subject}.${name}`, call, json: content["application/json"] }]
    : [];
});

test.each(bodies)("the body of $id has an example that the call accepts", ({ call, json }) => {
  const inPath = exampleOf(schemaOf(call.input)) as Record<string, unknown>;
  expect(call.input.safeParse({ ...inPath, ...(json as { example: object }).example }).error).toBeUndefined();
});

test("a call is described as sent: path, repeated query parameters, envelope, permission", () => {
  const call = endpoint("GET", "/api/v1/things/{id}", {
    input: z.strictObject({ id: z.string(), tag: z.array(z.string()), page: z.coerce.number().default(0) }),
    answer: z.object({ said: z.string() }),
    access: "session",
    button: "news.edit",
    touchesSession: false,
  });
  const { parameters, description, summary, security, responses, requestBody } = operationOf(
    "things",
    "one",
    call,
    "One. Of them.",
  );
  expect(parameters.slice(5)).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    expect.objectContaining({ name: "tag", in: "query", required: true, style: "form", explode: true }),
    expect.objectContaining({ name: "page", in: "query", required: false, schema: { type: "number", default: 0 } }),
  ]);
  expect([summary, security, requestBody]).toEqual(["One", [{ session: [] }], undefined]);
  expect(description).toContain("`news.edit`");
  expect(description).toContain("Does not count as a use");
  expect(responses[200]).toHaveProperty(
    ["content", "application/json", "schema"],
    expect.objectContaining({
      required: ["code", "data"],
      properties: { code: { const: "0" }, data: expect.objectContaining({ required: ["said"] }) as unknown },
    }),
  );
});

test("a file is described as bytes in a multipart form, with its maximum size", () => {
  const { requestBody, description } =
    served.paths["/api/v1/srm/tenant/user/tenantweb/updateAvatarPicture"]?.post ?? {};
  expect(requestBody).toMatchObject({
    content: {
      "multipart/form-data": {
        schema: { properties: { avatarPicture: { contentMediaType: "application/octet-stream" } } },
      },
    },
  });
  expect(description).toContain("The largest file is 2097152 bytes");
});

test("a call lists every error status: its own, and those implied by its kind", () => {
  type Differing = Partial<Pick<Endpoint, "access" | "registrants" | "refusals" | "multipart">>;
  const statusesOf = (differing: Differing, method: "GET" | "POST" = "GET") => {
    const shape = { input: z.strictObject({}), answer: z.string() };
    const call = { ...endpoint(method, "/spfm/v1/things", shape), ...differing };
    return Object.keys(operationOf("things", "one", call, "One.").responses);
  };
  expect(statusesOf({})).toEqual(["200", "400", "default"]);
  expect(statusesOf({ access: "registration", registrants: "owner", refusals: [409, 404] })).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "default",
  ]);
  expect(statusesOf({ access: "registration", registrants: "tabs" })).toContain("403");
  expect(statusesOf({ access: "session" }, "POST")).toEqual(["200", "400", "401", "403", "413", "default"]);
  expect(statusesOf({ multipart: true }, "POST")).toEqual(["200", "400", "413", "429", "default"]);
});

test("the document lists a server whose URL is a variable", () => {
  expect(served.servers).toEqual([
    expect.objectContaining({
      url: "{baseApi}",
      variables: { baseApi: expect.objectContaining({ default: "http://127.0.0.1:4000" }) as unknown },
    }),
  ]);
});

test("individual properties are explained in the document", () => {
  const { stageView } = contract.progress;
  expect(z.toJSONSchema(stageView).properties).toMatchObject({
    stage: { description: "The current stage, from 1 to 9 (§1)." },
    since: { description: "Instant, ISO 8601 in UTC." },
  });
  const answer = served.paths["/spfm/public/gsrm/v1/isp/register/draft"]?.get?.responses[200];
  expect(answer).toHaveProperty(
    ["content", "application/json", "schema", "properties", "infectedFiles", "description"],
    expect.stringContaining("an infected file"),
  );
});

test("docstrings are read from above a call and above a subject", () => {
  const source = [
    "/** A shape. */",
    "const shape = 1;",
    "/**",
    " * Reads `a`,",
    " * then b.",
    " */",
    'export const read = endpoint("GET", base, {});',
    'export const bare = endpoint("GET", base, {});',
  ].join("\n");
  expect(docstringsIn(source)).toEqual({ read: "Reads `a`, then b." });
  expect(subjectsIn('/** All of them. */\nexport * as things from "./things";')).toEqual({ things: "All of them." });
});

const { byCode } = contract.texts;
const text = { textId: "1", textCode: "A", lang: "zh", title: "标题", text: "<p>文</p>", description: null };
test.each([
  ["a value of another type", Response.json({ ...text, title: 5 }), "answer/title must be string"],
  ["a missing value", Response.json({ ...text, lang: undefined }), "must have required property 'lang'"],
  ["an undescribed value", Response.json({ ...text, owner: "secret" }), "must NOT have additional properties"],
  ["another status", Response.json(text, { status: 201 }), "answers 201, which is not described"],
  ["an undescribed refusal", Response.json({ failed: true }, { status: 409 }), "answers 409, which is not described"],
  ["another media type", new Response("text"), "answers text/plain, which is not described"],
  [
    "a refusal of another shape",
    Response.json({ error: "no" }, { status: 404 }),
    "must have required property 'failed'",
  ],
])("a response with %s is detected", async (_, response, words) => {
  await expect(expectDescribed(byCode, response)).rejects.toThrow(words);
});

test("a response as described passes, and so does a documented rejection", async () => {
  await expect(expectDescribed(byCode, Response.json(text))).resolves.toBeUndefined();
  const refused = Response.json({ failed: true, code: "text.unknown" }, { status: 404 });
  await expect(expectDescribed(byCode, refused)).resolves.toBeUndefined();
});
