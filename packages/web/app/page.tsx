import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { Link } from './link.tsx';
import { useArrival } from './lost-focus.ts';
import { Preferences } from './preferences.tsx';
import { pathTo } from './route.ts';
import './page.css';

type PageProps = {
  /** What the page is about: the title of the tab, and its first heading. */
  readonly title: string;
  /** The game whose accent it has; `null`: the lamp's own. */
  readonly game?: string | null;
  readonly children: ReactNode;
};

/** A page to read, as opposed to a table to play at: a head with the way home, and a foot with the credits. */
export function Page({ title, game = null, children }: PageProps) {
  const { common, credits } = useText();
  const body = useRef<HTMLElement>(null);
  useTitle(`${title} · ${common.appName}`);
  useArrival(body);
  return (
    <div className="page wood" data-game={game ?? undefined}>
      <a className="skip-link" href="#content">
        {common.skipToContent}
      </a>
      <header className="page-head">
        <Link to={pathTo.home} className="page-home">
          <Icon name="lantern" />
          <span>{common.appName}</span>
        </Link>
        <Preferences />
      </header>
      <main id="content" className="page-body" tabIndex={-1} ref={body}>
        {children}
      </main>
      <footer className="page-foot">
        <Link to={pathTo.credits}>{credits.title}</Link>
        <span aria-hidden="true">·</span>
        <span>{credits.unofficial}</span>
      </footer>
    </div>
  );
}

/** The title of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
