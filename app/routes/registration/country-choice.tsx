import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { selfRegistrationCountry } from "~/rules/registration/basic";
import { CountryAnswerNote } from "./country-answer-note";
import { type CountryReply, useCountryAnswer } from "./use-country-answer";

const inputId = "other-country";
type Props = { reply: CountryReply; isElsewhere: boolean; refusal: object | undefined };

/** Where the company is registered. Only China goes on by itself; any other place is answered beside the choice (§1). */
export function CountryChoice({ reply, isElsewhere, refusal }: Props) {
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
