import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import './plain-page.css';

type Caught = { readonly error: Error | null };

/** Catches what breaks while drawing, and says so. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const { trouble } = useText();
  return (
    <main className="wood plain-page" id="content">
      <div className="plain-page-inside">
        <h1>{trouble.title}</h1>
        <p>{trouble.says}</p>
        <Button weight="main" onClick={() => location.reload()}>
          {trouble.reload}
        </Button>
        <details>
          <summary>{trouble.detail}</summary>
          <pre>{error.stack ?? error.message}</pre>
        </details>
      </div>
    </main>
  );
}
