import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { browserStore, windowStore } from "~/ui/base/browser-store";

/** Leaves the workspace (§4). It loads the document, because the way leads over the identity provider. */
export function SignOut({ className = "button-default" }: { className?: string }) {
  const { t } = useTranslation("workspace");
  return (
    <form method="post" action={paths.signOut} onSubmit={clearStorage}>
      <button type="submit" className={className}>
        {t("signOut")}
      </button>
    </form>
  );
}

/** §4: nothing of this user stays in the browser but the language. */
export function clearStorage() {
  const lang = browserStore.get("lang");
  browserStore.clear();
  windowStore.clear();
  if (lang !== null) browserStore.set("lang", lang);
  // The page that is left stores its scroll positions on the way out, in a listener that was added before this one.
  window.addEventListener("pagehide", () => windowStore.clear(), { once: true });
}
