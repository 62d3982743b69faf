import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import { createTheme, type MantineColorsTuple, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useDialogPlace } from "./dialog-place";
import { useNonce } from "./nonce";

/** §3, theme: primary #3081f2, hover #599af5, click #246fd8, disabled #dbeaff, selected background #ebf3ff. */
const brand: MantineColorsTuple = [
  "#ebf3ff",
  "#dbeaff",
  "#b6d3fb",
  "#8fbcf8",
  "#6fa8f6",
  "#599af5",
  "#3081f2",
  "#246fd8",
  "#1d5cb6",
  "#164a94",
];

const theme = createTheme({
  primaryColor: "brand",
  primaryShade: 6,
  colors: { brand },
  defaultRadius: "md",
  fontFamily: 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
});

/**
 * Mantine with our theme and the request's nonce. Mounted only where Mantine is used, so that the wizard's first load
 * does not include it.
 */
export function PortalMantine({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const isHydrated = useHydrated();
  const place = useDialogPlace();
  // Browsers hide nonces in the page, which React must not report as a hydration mismatch.
  const isHidden = typeof document !== "undefined" && !isHydrated;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getStyleNonce={() => (isHidden ? "" : nonce)}
      // A sub-application sets its own variables, because the document's belong to the portal.
      {...(place && { cssVariablesSelector: `[data-subapp="${place.dataset.subapp}"]`, getRootElement: () => place })}
    >
      {children}
    </MantineProvider>
  );
}
