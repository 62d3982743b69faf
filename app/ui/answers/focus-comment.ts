/**
 * Moves the focus to the answer on the card whose heading has this id: to its control, or to the heading if the card has none.
 * Does nothing without such a heading.
 */
export function focusComment(headingId: string): void {
  const heading = document.getElementById(headingId);
  const form = heading?.closest(".returned-card")?.querySelector("form");
  const control = form?.querySelector<HTMLElement>(
    ":is(input:not([type=hidden]):not([type=radio]), input:checked, select, textarea)",
  );
  (control ?? form?.querySelector<HTMLElement>("input[type=radio]") ?? heading)?.focus();
}
