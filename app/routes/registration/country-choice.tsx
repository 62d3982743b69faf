import { Form, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useEffect, useRef, useState } from "react";
import { selfRegistrationCountry } from "~/rules/registration/self-registration";
import { formatChoice } from "~/rules/format";
import { paths } from "~/paths";
import type { CountryAnswer } from "./country-answer.server";

const inputId = "other-country";
type CountryChoiceProps = { reply: CountryReply; isElsewhere: boolean; refusal: object | undefined };

/**
 * The country in which the company is registered. Only China continues directly; for other countries, the form explains
 * next to the choice what to do (§1).
 */
export function CountryChoice({ reply, isElsewhere, refusal }: CountryChoiceProps) {
  const { t } = useTranslation("registration");
  const { query, answer, type } = useCountryAnswer(reply);
  const options = [
    { value: selfRegistrationCountry, words: "here", isChecked: !isElsewhere },
    { value: "other", words: "elsewhere", isChecked: isElsewhere },
  ] as const;
  return (
    <fieldset className="country-choice">
      <legend>{t("before.countryTitle")}</legend>
      <div className="country-options">
        {options.map(({ value, words, isChecked }) => (
          <label key={value} className="country-option">
            <input
              type="radio"
              form="before"
              name="country"
              value={value}
              defaultChecked={isChecked}
              aria-labelledby={`country-${value}`}
              aria-describedby={`country-${value}-note`}
            />
            <span>
              <strong id={`country-${value}`}>{t(`before.country.${words}`)}</strong>
              <small id={`country-${value}-note`}>{t(`before.country.${words}Note`)}</small>
            </span>
          </label>
        ))}
      </div>
      <div className="country-other">
        <Form method="get" preventScrollReset className="search">
          <label htmlFor={inputId} className="field-label">
            {t("before.countrySearch")}
          </label>
          <div className="search-line">
            <input
              id={inputId}
              name="query"
              className="control"
              defaultValue={reply.query}
              onInput={(event) => type(event.currentTarget.value)}
              list="countries"
              maxLength={100}
              autoComplete="off"
            />
            <datalist id="countries">
              {answer?.kind === "several" ? answer.names.map((name) => <option key={name}>{name}</option>) : null}
            </datalist>
            <button type="submit" className="button-default">
              {t("before.countryCheck")}
            </button>
          </div>
        </Form>
        <CountryAnswerNote answer={answer} query={query} refusal={refusal} />
      </div>
    </fieldset>
  );
}

type CountryAnswerNoteProps = { answer: CountryAnswer | null; query: string; refusal: object | undefined };

/** The form's response to the typed country, next to the choice. After a refused start the focus moves here. */
function CountryAnswerNote({ answer, query, refusal }: CountryAnswerNoteProps) {
  const { t, i18n } = useTranslation("registration");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) note.current?.focus();
  }, [refusal]);
  return (
    <div
      ref={note}
      role="status"
      className="country-answer"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts only this moves the focus to the answer
      autoFocus={refusal !== undefined}
    >
      {answer?.kind === "none" ? <p>{t("before.countryUnknown", { typed: query })}</p> : null}
      {answer?.kind === "several" ? (
        <p>{t("before.countrySeveral", { names: formatChoice(i18n.language, answer.names) })}</p>
      ) : null}
      {answer?.kind === "here" ? <p>{t("before.countryHere")}</p> : null}
      {answer?.kind === "elsewhere" || (refusal && !answer) ? (
        <div className="notice">
          <p>
            <strong>
              {answer?.kind === "elsewhere"
                ? t("before.elsewhereNamed", { country: answer.name })
                : t("before.elsewhereTitle")}
            </strong>
          </p>
          <p>{t("before.elsewhere")}</p>
        </div>
      ) : null}
    </div>
  );
}

/** A typed country, and the form's response to it. */
type CountryReply = { query: string; answer: CountryAnswer | null };

/** The pause in typing after which a country is looked up. */
const pauseMs = 250;

/** Looks up a country during typing. Without scripts the page was rendered with the answer. */
function useCountryAnswer(reply: CountryReply) {
  const fetcher = useFetcher<CountryReply>();
  const [query, setQuery] = useState(reply.query);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    const country = text.trim();
    setQuery(country);
    clearTimeout(timer.current);
    if (country) timer.current = setTimeout(() => fetcher.load(paths.registerCountry(country)), pauseMs);
  }

  const latest = [fetcher.data, reply].find((candidate) => candidate?.query === query);
  return { query, answer: latest?.answer ?? null, type };
}
