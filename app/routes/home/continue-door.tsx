import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { lengths } from "~/rules/limits";
import { FormGuard, type Guard } from "~/ui/form/parts/form-guard";
import { useHeldSubmit } from "~/ui/form/engine/use-held-submit";
import { ServicePicture } from "./services";

/** The way back to a registration: its e-mail, whose code leads to where it was left (S-17: any e-mail is answered alike). */
export function ContinueDoor({ guard }: { guard: Guard }) {
  const { t } = useTranslation(["home", "progress"]);
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  return (
    <section className="home-section continue-door" id="continue" aria-labelledby="continue-title">
      <Form method="post" action={paths.continue} onSubmit={hold} noValidate aria-busy={isHeld}>
        <ServicePicture code="continue" />
        <div>
          <h2 id="continue-title">{t("continue.title")}</h2>
          <p>{t("continue.text")}</p>
        </div>
        <div className="continue-line">
          <label htmlFor="continue-email" className="off-screen">
            {t("progress:email.label")}
          </label>
          <input
            id="continue-email"
            type="email"
            name="email"
            className="control"
            placeholder={t("progress:email.label")}
            autoComplete="email"
            inputMode="email"
            required
            maxLength={lengths.email}
          />
          <FormGuard guard={guard} />
          <button type="submit" name="intent" value="code" className="button-default">
            {isHeld ? t("progress:email.sending") : t("progress:email.send")}
          </button>
        </div>
      </Form>
    </section>
  );
}
