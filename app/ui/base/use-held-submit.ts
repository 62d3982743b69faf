import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { humanMs } from "~/rules/limits/forms";

/** A margin for differences between the clocks of browser and server. */
const slackMs = 200;

/**
 * A form posted within two seconds of its rendering is treated as a robot's (S-16). If a person is that fast, because
 * the browser filled in the email address, the post is delayed until then, while the page shows that it is sending.
 */
export function useHeldSubmit(mark: string) {
  const submit = useSubmit();
  const readyAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    readyAt.current = Date.now() + humanMs + slackMs;
    return () => clearTimeout(timer.current);
  }, [mark]);

  function hold(event: FormEvent<HTMLFormElement>) {
    const waitMs = readyAt.current - Date.now();
    if (waitMs <= 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setIsHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsHeld(false);
      submit(submitter instanceof HTMLButtonElement ? submitter : form);
    }, waitMs);
  }

  return { isHeld, hold };
}
