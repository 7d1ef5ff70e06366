import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { ButtonLink } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import './reading.css';

/** An address that leads nowhere. */
export function LostPage() {
  const { trouble, common } = useText();
  return (
    <Page title={trouble.lostTitle}>
      <div className="reading">
        <h1>{trouble.lostTitle}</h1>
        <p>{trouble.lostSays}</p>
        <ButtonLink weight="main" to={pathTo.home}>
          {common.toHome}
        </ButtonLink>
      </div>
    </Page>
  );
}
