import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { browserStore, windowStore } from "~/ui/base/browser-store";

/** Signs out of the workspace (§4). Reloads the document, because the redirects pass through the identity provider. */
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

/** §4: removes everything of this user from the browser except the language. */
export function clearStorage() {
  const lang = browserStore.get("lang");
  browserStore.clear();
  windowStore.clear();
  if (lang !== null) browserStore.set("lang", lang);
  // The page stores its scroll positions when it is left, in a listener that was added before this one.
  window.addEventListener("pagehide", () => windowStore.clear(), { once: true });
}
