import { expect } from "vitest";
import { account } from "~/contract";
import platformWords from "~/i18n/resources/platform/en";
import { screenWords } from "~/platform/core/words/screen-words";
import { onEveryEngine } from "../../../../support/platform";
import { signedIn } from "../../../../support/platform-sign-in";

type ScreenWord = keyof (typeof screenWords)["en"];

/** The menu or the button that a reader needs to find the place; null if every account has the place. */
const needs: Record<ScreenWord, { menu: string } | { button: string } | null> = {
  forgottenPassword: null,
  companySignIn: null,
  oldEmailCode: null,
  phoneEmailCode: null,
  alarm: null,
  accountRoles: { button: "account.roles" },
  certification: { menu: "company.certification" },
  companyFile: { menu: "company.file" },
  companyDocuments: { menu: "company.documents" },
};

/** Sentences that name a place only one role has, with the demo account of a reader; the first part of the name decides. */
const readers: Record<string, string> = {
  "alarms:": "buyer",
  "onboardingEmails:": "supplier",
  "emails:reminders.": "supplier",
  "emails:documents": "supplier",
};

const sentencesIn = (words: object, name: string): [name: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${name}${key}`, value]] : sentencesIn(value as object, `${name}${key}.`),
  );

/** Each sentence of the platform that sends its reader to a place not everyone has. */
const directions = Object.entries(platformWords)
  .flatMap(([space, words]) => sentencesIn(words, `${space}:`))
  .flatMap(([name, text]) =>
    (Object.keys(needs) as ScreenWord[])
      .filter((word) => needs[word] !== null && text.includes(`{{${word}}}`))
      .map((word) => ({ name, word })),
  );

onEveryEngine((test) => {
  test("an email or alert sends its reader only to places that reader's role has", async ({ platform }) => {
    expect(directions.length).toBeGreaterThan(5);
    const places = async (name: string) => {
      const { call } = await signedIn(platform, name);
      const { menus, buttons } = await call(account.init, { reload: false });
      return { menus: menus.map(({ code }) => code), buttons: buttons.map(({ code }) => code) };
    };
    const has = { buyer: await places("buyer"), supplier: await places("supplier") };
    const astray = directions.filter(({ name, word }) => {
      const reader = Object.entries(readers).find(([start]) => name.startsWith(start))?.[1] as keyof typeof has;
      const need = needs[word];
      if (!reader || !need) return true;
      return "menu" in need ? !has[reader].menus.includes(need.menu) : !has[reader].buttons.includes(need.button);
    });
    expect(astray).toEqual([]);
  });
});
