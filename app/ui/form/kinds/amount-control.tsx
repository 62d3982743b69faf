import type { ReactNode } from "react";
import { groupThousands } from "~/rules/text/group-thousands";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useTypedText } from "../state/section-context";
import { widthOf } from "./field-widths";

type Props = { name: string; children: ReactNode };

/**
 * An amount with separated thousands while it has no focus. The groups are drawn over the field, whose own text stays
 * plain, so that the caret never moves, copied text has no separators, and the text is sent as typed.
 */
export function AmountControl({ name, children }: Props) {
  const typed = useTypedText(name);
  const groups = groupThousands(typed);
  // Before scripts run, the user may have changed the text of the field.
  const isHydrated = useHydrated();
  return (
    <span className="amount-control">
      {children}
      {isHydrated && groups !== typed ? (
        <span className={`amount-groups ${widthOf(name)}`} aria-hidden="true" lang="" translate="no">
          {groups}
        </span>
      ) : null}
    </span>
  );
}
