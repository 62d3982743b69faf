import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubAppName } from "~/rules/sub-apps";
import { LoadFailure, Loading } from "~/ui/loading/loading";
import { saidAs } from "./loading/load-error";
import { useSubApp } from "./use-sub-app";
import { viewportId } from "./slot";

/** Where sub-applications are shown (§2), the main view being hidden. React does not manage the content of the slot. */
export function SubAppViewport({ name }: { name: SubAppName | undefined }) {
  const slot = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  return (
    <div className="shell-main" hidden={!name}>
      {name ? (
        <Visit
          key={`${name} ${attempt}`}
          name={name}
          slot={slot}
          // Some browsers remember for the life of a document that a module did not load.
          onRetry={() => (attempt > 1 ? location.reload() : setAttempt(attempt + 1))}
        />
      ) : null}
      <div ref={slot} id={viewportId} />
    </div>
  );
}

type Props = { name: SubAppName; slot: React.RefObject<HTMLElement>; onRetry: () => void };

/** The screen while a sub-application loads, or when it cannot be loaded. */
function Visit({ name, slot, onRetry }: Props) {
  const { t } = useTranslation("workspace");
  const { isMounted, error } = useSubApp(name, slot);
  if (error) return <LoadFailure code={saidAs(error)} onRetry={onRetry} />;
  if (isMounted) return null;
  return (
    <>
      <Loading />
      <noscript>
        <p className="notice notice-warning">{t("subApps.noScript")}</p>
      </noscript>
    </>
  );
}
