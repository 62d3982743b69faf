import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import type { CountryAnswer } from "./country-answer.server";

/** A country as it was typed, and what the form says about it. */
export type CountryReply = { query: string; answer: CountryAnswer | null };

/** The pause in typing after which a country is looked up. */
const pauseMs = 250;

/** Looks a country up while it is typed. Without scripts the page was rendered with the answer. */
export function useCountryAnswer(reply: CountryReply) {
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
