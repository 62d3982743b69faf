import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { chunkLoadTimeoutMs } from "~/rules/limits/screens";
import { DeadlineMissed, withinDeadline } from "~/ui/loading/deadline";
import { LoadFailure, type LoadFailureCode, Loading } from "~/ui/loading/loading";
import { useFirstTitle } from "./host";

/** A page of a sub-application: its whole path, its title (a translation key), and the module that shows it. */
export type SubAppPage = { path: string; title: string; load: () => Promise<{ default: ComponentType }> };

/** Loaded pages are rendered immediately. */
const loadedPages = new Map<string, ComponentType>();

/** Loads the module of a page, within the time limit of §9. */
export async function loadPage({ path, load }: SubAppPage): Promise<ComponentType> {
  const { default: Content } = await withinDeadline(chunkLoadTimeoutMs, load());
  loadedPages.set(path, Content);
  return Content;
}

/** A page whose module is loaded when it is first opened; a failure is shown with a retry (§8). */
export function PageModule({ page }: { page: SubAppPage }) {
  const { t } = useTranslation();
  const [Content, setContent] = useState(() => loadedPages.get(page.path));
  const [failed, setFailed] = useState<LoadFailureCode>();
  const [tries, setTries] = useState(0);
  useFirstTitle(t(page.title));
  useEffect(() => {
    if (Content) return;
    loadPage(page).then(
      (component) => setContent(() => component),
      (error: unknown) => setFailed(error instanceof DeadlineMissed ? "module.timeout" : "module.load"),
    );
  }, [page, tries, Content]);
  if (Content) return <Content />;
  if (!failed) return <Loading />;
  const retry = () => {
    // Some browsers cache a failed module load for the life of the document.
    if (tries > 0) return location.reload();
    setFailed(undefined);
    setTries(tries + 1);
  };
  return <LoadFailure code={failed} onRetry={retry} />;
}
