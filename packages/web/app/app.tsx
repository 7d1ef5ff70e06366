import type { Language } from '@tavolo/language';
import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { HomePage } from '../pages/home/home-page.tsx';
import { LostPage } from '../pages/lost-page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { loadMessages } from '../text/load-messages.ts';
import type { Messages } from '../text/messages.ts';
import { useText, WrittenIn } from '../text/use-text.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { games } from './games.ts';
import { useLook } from './look.ts';
import { useRoute } from './navigation.ts';
import type { Route } from './route.ts';
import './plain-page.css';

type Written = { readonly language: Language; readonly text: Messages };

/** The app, once its first words are there. A change of language keeps the old words until the new ones are. */
export function App({ first }: { readonly first: Written }) {
  const { language } = useSettings();
  const [written, setWritten] = useState(first);
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadMessages(language), games.readIn(language)])
      .then(([text]) => {
        // What is shown stays until all that it says is there in the other language.
        if (isWanted) startTransition(() => setWritten({ language, text }));
      })
      .catch(() => undefined); // without a network the words stay as they are
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (
    <WrittenIn value={written}>
      <ErrorBoundary>
        <Look>
          <Suspense fallback={<Loading />}>
            <Shown />
          </Suspense>
        </Look>
      </ErrorBoundary>
    </WrittenIn>
  );
}

function Look({ children }: { readonly children: ReactNode }) {
  useLook();
  return children;
}

function Loading() {
  const { common } = useText();
  return (
    <main className="wood plain-page">
      <p role="status">{common.loading}</p>
    </main>
  );
}

/** What stands behind the home page is loaded when somebody goes there. */
const TablePage = inner(async () => (await import('../pages/table-page.tsx')).TablePage);
const NewTablePage = inner(async () => (await import('../pages/new/new-table-page.tsx')).NewTablePage);
const RulesPage = inner(async () => (await import('../pages/rules-page.tsx')).RulesPage);
const LearnPage = inner(async () => (await import('../pages/learn-page.tsx')).LearnPage);
const HowPage = inner(async () => (await import('../pages/how-page.tsx')).HowPage);
const CardsPage = inner(async () => (await import('../pages/cards-page.tsx')).CardsPage);
const MePage = inner(async () => (await import('../pages/me-page.tsx')).MePage);
const CarryPage = inner(async () => (await import('../pages/carry-page.tsx')).CarryPage);
const ReplayPage = inner(async () => (await import('../pages/replay-page.tsx')).ReplayPage);
const CreditsPage = inner(async () => (await import('../pages/credits-page.tsx')).CreditsPage);

/** A page with the icons that all pages behind the home page share, loaded side by side. */
function inner<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    const [{ InnerPage }, page] = await Promise.all([import('./inner-page.tsx'), load()]);
    return { default: (props: Props) => <InnerPage>{createElement(page, props)}</InnerPage> };
  });
}

/** What is said where the next page is long in coming. */
function NextPage() {
  const { common } = useText();
  return (
    <p className="next-page" role="status">
      {common.loading}
    </p>
  );
}

/**
 * The page of the address. It stays until all that the next one needs is there: a page that gave way to a fallback would
 * be kept from coming back for a third of a second, for nothing (React holds back what follows a fallback).
 */
function Shown() {
  const route = useRoute();
  const shown = useDeferredValue<Route | null>(route, null);
  return (
    <>
      {shown !== null && shown !== route ? <NextPage /> : null}
      {shown === null ? <Loading /> : pageOf(shown)}
    </>
  );
}

function pageOf(route: Route): ReactNode {
  switch (route.is) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewTablePage game={route.game} />;
    case 'table':
      return <TablePage key={`${route.by}/${route.key}`} by={route.by} at={route.key} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'learn':
      return <LearnPage game={route.game} />;
    case 'how':
      return <HowPage game={route.game} />;
    case 'cards':
      return <CardsPage game={route.game} />;
    case 'me':
      return <MePage />;
    case 'carry':
      return <CarryPage code={route.code} />;
    case 'replay':
      return <ReplayPage />;
    case 'credits':
      return <CreditsPage />;
    case 'lost':
      return <LostPage />;
  }
}
