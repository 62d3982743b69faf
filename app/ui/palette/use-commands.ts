import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isPermitted } from "~/rules/permissions/permissions";
import { fold } from "~/rules/text/normalise";
import { leadingMenus, menuTree } from "~/ui/workspace/menu-tree";
import { useShell } from "~/ui/workspace/shell-facts";
import { clearStorage } from "~/ui/workspace/sign-out";
import type { PaletteEntry } from "./entries";

type Command = "newNews" | "language" | "foldMenu" | "openMenu" | "keys" | "signOut";

/** The pages of the menu and the commands of the shell, as entries of the palette; `showKeys` lists the shortcuts. */
export function useCommands(showKeys: () => void): PaletteEntry[] {
  const { t, i18n } = useTranslation("workspace");
  const navigate = useNavigate();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const { menus, isSideFolded, buttons, superAdmin } = useShell();
  const post = (action: string, values: Record<string, string>) => submit(values, { method: "post", action });
  const mayEditNews = isPermitted({ buttons, superAdmin }, "news.edit");

  const pages = leadingMenus(menuTree(menus)).map(
    ({ code, name, search: menuSearch, target: { to, isWindow } }): PaletteEntry => ({
      id: `pages-${code}`,
      kind: "pages",
      name,
      detail: "",
      search: menuSearch,
      run: () => (isWindow ? window.open(to, "_blank", "noreferrer") : navigate(to)),
    }),
  );
  const command = (id: Command, run: () => void): PaletteEntry => ({
    id: `commands-${id}`,
    kind: "commands",
    name: t(`palette.commands.${id}`),
    detail: "",
    // The name of the language in that language.
    isForeign: id === "language",
    search: fold(`${t(`palette.commands.${id}`)} ${t(`palette.also.${id}`)}`),
    run,
  });
  return [
    ...pages,
    ...(mayEditNews ? [command("newNews", () => navigate(paths.newNews))] : []),
    command("language", () => {
      const language = i18n.language === "zh" ? "en" : "zh";
      postDocument(paths.language, { language, to: pathname + search });
    }),
    command(isSideFolded ? "openMenu" : "foldMenu", () =>
      post(paths.workspaceSide, { side: isSideFolded ? "open" : "folded" }),
    ),
    command("keys", showKeys),
    command("signOut", () => {
      clearStorage();
      postDocument(paths.signOut, {});
    }),
  ];
}

/** Posts like a form that reloads the document, because both commands affect every page. */
function postDocument(action: string, values: Record<string, string>) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
