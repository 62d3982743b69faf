import { expect } from "vitest";
import type { z } from "zod";
import { colleagues, files, registration } from "~/contract";
import { describedCalls } from "~/contract/openapi/document";
import { sectionIds } from "~/rules/registration/section-ids";
import { onEveryEngine } from "../../../../support/platform";
import { enterByLink, inviteTo } from "../../../../support/platform-colleagues";
import { fillIn, keepFile, pdf } from "../../../../support/platform-complete";
import { refusalOf } from "../../../../support/platform-refusal";

const others = sectionIds.filter((section) => section !== "bank");
const guarded = describedCalls().filter(({ endpoint }) => endpoint.access === "registration");

onEveryEngine((test) => {
  test("a colleague of the bank tab is refused every other tab, file and answer, and every call that only the registrant may make", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await fillIn(owner.call);
    const { colleagueId } = await inviteTo(owner.call);
    const { uuid, url } = await keepFile(owner.call);
    const certificate = (await owner.call(registration.loadSection, { section: "manage" })).values;
    const bank = await enterByLink({ platform, call, emails, clock });
    const before = await owner.call(registration.load, {});
    const fileId = url.split("/").at(-1) ?? "";
    /** Values that do not belong to the colleague, for each input field of these calls. */
    const foreign: Record<string, unknown> = {
      version: 1,
      values: {},
      sections: [{ section: "bank", version: 1, values: {} }],
      uuid,
      attachmentUUID: uuid,
      file: pdf("any.pdf"),
      url,
      fileId,
      expires: "1",
      signature: "any",
      keyword: "any company",
      field: "any",
      reason: "any",
      versions: {},
      round: 1,
      kind: "pdf",
      colleagueId,
      name: "Eve",
      email: "eve@elsewhere.example",
      text: "any text",
      about: null,
      upTo: 1,
    };
    /**
     * Calls open to a colleague in every case, since they do not name a tab or a file: the answer is limited to the
     * colleague's tabs.
     */
    const limited = ["registration.load", "files.createUuid"];
    const withSections = ["colleagues.invite", "colleagues.changeTabs"];
    let count = 0;
    for (const { subject, name, endpoint } of guarded) {
      const place = `${subject}.${name}`;
      if (limited.includes(place)) continue;
      const taken = Object.keys((endpoint.input as z.ZodObject).shape);
      for (const section of taken.includes("section") ? others : [undefined]) {
        const foreignInput = { ...foreign, section, ...(withSections.includes(place) && { sections: ["bank"] }) };
        const input = Object.fromEntries(taken.map((one) => [one, foreignInput[one as keyof typeof foreignInput]]));
        const refused = await refusalOf(bank(endpoint, input as never));
        expect([place, section, refused.status]).toEqual([place, section, 403]);
        expect(["colleague.otherTab", "colleague.ownerOnly"]).toContain(refused.code);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(40);
    expect(await owner.call(registration.load, {})).toEqual(before);
    expect((await owner.call(registration.loadSection, { section: "manage" })).values).toEqual(certificate);
    expect((await owner.call(colleagues.list, {})).colleagues).toHaveLength(1);
  });

  test("a call of a registration does not compile unless it declares who may call it, so none is open by omission", () => {
    for (const { endpoint } of guarded) expect(["owner", "tabs"]).toContain(endpoint.registrants);
  });

  test("a colleague's data contains nothing from other tabs", async ({ platform, call, register, emails, clock }) => {
    const owner = await register();
    await fillIn(owner.call);
    await inviteTo(owner.call);
    const bank = await enterByLink({ platform, call, emails, clock });
    const { sections, fileCounts, infectedFiles, progress } = await bank(registration.load, {});
    expect(sections.map(({ section }) => section)).toEqual(["bank"]);
    expect({ fileCounts, infectedFiles, history: progress.history }).toEqual({
      fileCounts: {},
      infectedFiles: [],
      history: [],
    });
  });

  test("a colleague can access the files they uploaded, but no other file by entering its UUID in their tab", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await fillIn(owner.call);
    await inviteTo(owner.call, ["attachment"]);
    const colleague = await enterByLink({ platform, call, emails, clock });
    const made = await keepFile(colleague);
    expect(await colleague(files.list, { uuid: made.uuid })).toHaveLength(1);
    await colleague(files.deleteByUrl, { url: made.url });

    const manage = (await owner.call(registration.loadSection, { section: "manage" })).values;
    const foreign = (manage["certifications"] as { certificate: string }[])[0]?.certificate ?? "";
    const { values, version } = await colleague(registration.loadSection, { section: "attachment" });
    const rows = values["attachments"] as { file: string }[];
    const [row, ...more] = rows;
    const taking = { ...values, attachments: [row, ...more, { ...row, file: foreign }] } as never;
    const save = colleague(registration.saveSection, { section: "attachment", version, values: taking });
    expect(await refusalOf(save)).toMatchObject({ status: 403, code: "colleague.otherTab" });
    expect(await colleague(files.list, { uuid: row?.file ?? "" })).toHaveLength(1);
  });
});
