import { expect } from "vitest";
import { evidence, invitations, onboarding, registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { enterWith, fillInAbroad, inviteOne, tokenTo, type Country } from "../../../../support/platform-invitations";
import { signedIn } from "../../../../support/platform-sign-in";
import { refusalOf } from "../../../../support/platform-refusal";
import { decideSeen, submitSeen } from "../../../../support/seen";
import { abroad } from "../../../../support/abroad";

const invited: [Country, string, string][] = [
  ["DE", "Rheinberg Steckverbinder GmbH", "anna.berg@rheinberg.example"],
  ["JP", "株式会社青葉電子", "sato@aoba.example"],
  ["IN", "Sahyadri Components Private Limited", "meera.joshi@sahyadri.example"],
];

onEveryEngine((test) => {
  for (const [country, companyName, email] of invited)
    test(`a company in ${country} registers by invitation and becomes a supplier under its own name`, async ({
      platform,
      call,
      codeFor,
      emails,
      clock,
    }) => {
      const { call: buyer } = await signedIn(platform, "buyer");
      await inviteOne(buyer, { country, companyName, email });
      const own = await enterWith({ platform, call, codeFor, clock }, await tokenTo(emails, email), email);
      await fillInAbroad(own, country);
      const { values } = await own(registration.loadSection, { section: "basic" });
      const moved = { section: "basic" as const, version: 1, values: { ...values, registeredCountry: "CN" } };
      await own(registration.saveSection, moved);
      const refusal = await refusalOf(submitSeen(own));
      expect(refusal).toMatchObject({ status: 422, code: "registration.incomplete" });
      await own(registration.saveSection, { ...moved, version: 2, values });
      await submitSeen(own);

      const { content } = await buyer(onboarding.queue, {});
      const row = content.find((one) => one.companyName === companyName);
      const registrationId = row?.registrationId ?? "";
      const file = await buyer(review.file, { registrationId });
      expect(file.invitedBy).toMatchObject({ userName: "陈静" });
      expect(file.companyName).toBe(companyName);
      expect(file.sections.find(({ section }) => section === "basic")?.values).toMatchObject({
        registrationNumber: abroad[country].basic.registrationNumber,
      });
      expect((await buyer(invitations.list, { search: companyName })).content).toMatchObject([
        { state: "registered", registrationId },
      ]);
      expect((await own(evidence.list, {})).packs).toHaveLength(1);

      await decideSeen(buyer, registrationId, { event: "approve", reason: undefined, items: [] });
      const message = (await emails()).find(({ to, text }) => to === email && /^[\w-]{16}$/m.test(text));
      expect(message?.text).toContain(email);
    });
});
