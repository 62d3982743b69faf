import { useTranslation } from "react-i18next";

/** The signed time at which a form was rendered, and the name of the field that only robots fill in. */
export type GuardFields = { mark: string; honeypot: string };

/** Fields that distinguish people from robots (S-16). */
export function FormGuard({ guard: { mark, honeypot } }: { guard: GuardFields }) {
  const { t } = useTranslation();
  return (
    <>
      <input type="hidden" name="mark" value={mark} />
      <div className="off-screen" aria-hidden="true">
        <label>
          {t("form.leaveEmpty")}
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
