import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import type { CountryAnswer } from "./country-answer.server";

/** What was typed, and what is said of it. */
export type CountryReply = { query: string; answer: CountryAnswer | null };

/** A pause in typing this long asks. */
const pauseMs = 250;

/** Asks while a country is typed. Without scripts the page was rendered with the answer. */
export function useCountryAnswer(reply: CountryReply) {
  const fetcher = useFetcher<CountryReply>();
  const [typed, setTyped] = useState(reply.query);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    const query = text.trim();
    setTyped(query);
    clearTimeout(timer.current);
    if (query) timer.current = setTimeout(() => fetcher.load(paths.registerCountry(query)), pauseMs);
  }

  const latest = [fetcher.data, reply].find((candidate) => candidate?.query === typed);
  return { typed, shown: latest?.answer ?? null, type };
}
