import { Component, type ReactNode } from "react";
import { Failure } from "~/gateway/failure";
import { FailureNotice } from "./failure-notice";

type Props = { children: ReactNode };

/** A fault while a screen is rendered: the shell around it stands, and the place says what happened (§8). */
export class FaultBoundary extends Component<Props, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <FailureNotice failure={new Failure(0)} /> : this.props.children;
  }
}
