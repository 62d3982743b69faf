import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailFrame } from "~/routes/dev/email-frame";
import { everyEmail, emailContextIn } from "../../../support/every-email";

for (const language of ["zh", "en"] as const)
  test(`the demo mailbox shows the HTML of an email without any rights (${language})`, () => {
    for (const { name, message } of everyEmail(emailContextIn(language))) {
      const frame = renderToStaticMarkup(<EmailFrame html={message.html} title="-" />);
      const [, sandbox] = /sandbox="([^"]*)"/.exec(frame) ?? [];
      expect(sandbox?.split(" "), name).toEqual(["allow-popups", "allow-popups-to-escape-sandbox"]);
      expect(frame, name).not.toMatch(/&lt;(style|script|link|img)\b/);
      expect(frame, name).toContain("&lt;base target=&quot;_blank&quot;&gt;");
    }
  });
