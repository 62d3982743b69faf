import { expect } from "vitest";
import type { z } from "zod";
import { companyLookup, files, registration } from "~/contract";
import type { Endpoint } from "~/contract/endpoint";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { refusalOf } from "../../../../support/platform-refusal";

const file = new File(["text"], "licence.txt");

type Write = [what: string, write: (call: Call, caller: object) => Promise<unknown>];
const writing = <In extends z.ZodType>(what: string, endpoint: Endpoint<In>, input: z.input<In>): Write => [
  what,
  (call, caller) => call(endpoint, input, caller),
];

const values = { companyName: "甲公司" };
const writes: Write[] = [
  writing("a save", registration.saveSection, { section: "basic", version: 0, values }),
  writing("an import", registration.saveSections, { sections: [{ section: "basic", version: 0, values }] }),
  writing("a submission", registration.submit, { versions: {} }),
  writing("a withdrawal", registration.withdraw, {}),
  writing("a look-up", companyLookup.lookUp, { keyword: "甲公司" }),
  writing("a name for files", files.createUuid, {}),
  writing("an upload", files.upload, { attachmentUUID: "0".repeat(33), file }),
  writing("the removal of a file", files.deleteByUrl, { url: "/hfle/file" }),
];

onEveryEngine((test) => {
  test.for(writes)(
    "%s from the window of one registration changes nothing in another",
    async ([, write], { register }) => {
      const one = await register("a@example.com");
      const { registrationId } = await one.call(registration.load, {});
      const other = await register("b@example.com");
      const before = await other.call(registration.load, {});
      expect(await refusalOf(write(other.call, { registrationId }))).toMatchObject({
        status: 409,
        code: "registration.another",
      });
      expect(await other.call(registration.load, {})).toEqual(before);
    },
  );

  test("a window saves to the registration that it names", async ({ register }) => {
    const { call } = await register();
    const { registrationId } = await call(registration.load, {});
    const save = { section: "basic", version: 0, values } as const;
    expect(await call(registration.saveSection, save, { registrationId })).toMatchObject({ values, version: 1 });
  });
});
