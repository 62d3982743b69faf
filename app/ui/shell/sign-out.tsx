import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

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
function clearStorage() {
  const lang = localStorage.getItem("lang");
  localStorage.clear();
  sessionStorage.clear();
  if (lang !== null) localStorage.setItem("lang", lang);
}
