import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/form/use-hydrated";

type Standing = "none" | "some" | "all";

/** Ticks every box of this name in the form around it, or none. Until scripts run it keeps its place, unseen. */
export function SelectAll({ name, label }: { name: string; label: string }) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [standing, setStanding] = useState<Standing>("none");
  useEffect(() => {
    const form = input.current?.form;
    const note = () => setStanding(standingOf(boxesOf(form, name)));
    note();
    form?.addEventListener("change", note);
    return () => form?.removeEventListener("change", note);
  });
  useEffect(() => {
    if (input.current) input.current.indeterminate = standing === "some";
  }, [standing]);
  return (
    <label className={isHydrated ? "tick-all" : "tick-all is-idle"}>
      <input
        ref={input}
        type="checkbox"
        checked={standing === "all"}
        onChange={({ target }) => {
          for (const box of boxesOf(target.form, name)) box.checked = target.checked;
        }}
      />
      {label}
    </label>
  );
}

const boxesOf = (form: HTMLFormElement | null | undefined, name: string) => [
  ...(form?.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`) ?? []),
];

function standingOf(boxes: HTMLInputElement[]): Standing {
  const ticked = boxes.filter(({ checked }) => checked).length;
  if (ticked === 0) return "none";
  return ticked === boxes.length ? "all" : "some";
}
