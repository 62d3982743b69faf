import { LineIcon } from "~/ui/base/line-icon";

/** The lock icon of internal information; decorative, because a text is next to it. */
export const LockSign = () => <LineIcon path="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3" size={16} />;
