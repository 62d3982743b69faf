/** The lock icon of internal information; decorative, because a text is next to it. */
export const LockSign = () => (
  <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3" />
  </svg>
);
