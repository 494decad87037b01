/**
 * Keeps a fault of the program within a part of the window. Promise: an exception while the part is drawn takes that part alone; it is named, with its
 * words for a report and a way to try again, and the rest works on. Another address tries by itself.
 */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FaultNotice } from './FaultNotice.tsx';

type FaultBoundaryProps = {
  /** The part, as the window calls it. */
  what: string;
  /** What is put around the notice where a whole screen failed. */
  around?: (notice: ReactNode, what: string) => ReactNode;
  children: ReactNode;
};

export type Fault = { error: unknown; components: string };
type State = { fault: Fault | undefined; attempts: number };

export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { fault: undefined, attempts: 0 };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ fault: { error, components: '' } });

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ fault: { error, components: componentStack ?? '' } });
    window.addEventListener('hashchange', this.begin);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('hashchange', this.begin);
  }

  private readonly begin = (): void => this.again(0);

  private again(attempts: number): void {
    window.removeEventListener('hashchange', this.begin);
    this.setState({ fault: undefined, attempts });
  }

  override render(): ReactNode {
    const { fault, attempts } = this.state;
    const { what, around = (notice: ReactNode) => notice, children } = this.props;
    if (fault === undefined) return children;
    return around(<FaultNotice what={what} fault={fault} isRepeated={attempts > 0} again={() => this.again(attempts + 1)} />, what);
  }
}
