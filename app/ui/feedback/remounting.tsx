import { Component, type ReactNode } from "react";

type Props = {
  /** Called just before the failed page is removed, so that it can still be read. */
  onFailure: () => void;
  /** The address of the page; attempts are counted per address. */
  path: string;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null; tries: number; failedAt: string };

/** A page that fails immediately after each mount is broken, and gets the error page. */
const mostTries = 3;

/**
 * Remounts its page if React could not render it, for example because a browser extension has changed the document
 * (decision 068).
 */
export class Remounting extends Component<Props, State> {
  override state: State = { failure: null, tries: 0, failedAt: "" };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (this.state.failure && !before.failure) this.props.onFailure();
    return null;
  }

  override componentDidCatch() {
    const { path } = this.props;
    this.setState(({ tries, failedAt }) => ({
      failure: null,
      failedAt: path,
      tries: failedAt === path ? tries + 1 : 1,
    }));
  }

  override render() {
    const { failure, tries, failedAt } = this.state;
    if (!failure) return this.props.children;
    if (tries >= mostTries && failedAt === this.props.path) throw failure.error;
    return null;
  }
}
