/** What a bundle made for qiankun is handed. */
type LegacyProps = Record<string, unknown> & { container: HTMLElement; name: string };

/** What it leaves at `window`. */
export type LegacyApp = {
  bootstrap?: () => Promise<void>;
  mount: (props: LegacyProps) => Promise<void>;
  unmount: (props: LegacyProps) => Promise<void>;
};
