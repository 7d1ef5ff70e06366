import { type CampaignSeen, campaignSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { ItemTile } from '../cards/item-tile.tsx';
import type { ExplorerId } from '../game.ts';
import { Joined } from '../own/joined.tsx';
import { playerName, unitName, useScene } from '../scene.ts';
import { CampaignLine } from './campaign-line.tsx';
import './campaign.css';

/** At the end of a scenario: how the campaign goes on, who goes along with what, and who has fallen. */
export function CampaignPage() {
  const { view, own, texts, naming } = useScene();
  const campaign = campaignSeen(view);
  if (campaign === null || campaign.ended === null) return null;
  const { goesOn, left } = campaign.ended;
  return (
    <section className="ma-campaign parchment" aria-label={own.campaign}>
      <h3>{own.campaign}</h3>
      <CampaignLine />
      <p className="ma-campaign-goes">{texts.line({ is: 'campaign-stands', ...goesOn }, naming)}</p>
      {goesOn.how === 'goes-on' ? <Survivors left={left} /> : null}
      {goesOn.how === 'again' ? <p>{own.beginsAgain}</p> : null}
      <Fallen fallen={campaign.fallen} />
    </section>
  );
}

type Left = NonNullable<CampaignSeen['ended']>['left'];

/** Who goes on, with the items that were kept. */
function Survivors({ left: { survivors } }: { readonly left: Left }) {
  const scene = useScene();
  const { own } = scene;
  return (
    <>
      <h4>{own.goesAlong}</h4>
      <ul className="ma-campaign-survivors">
        {survivors.map(({ seat, explorer, worn, bag }) => (
          <li key={explorer}>
            <p className="ma-campaign-name">
              <Icon name={`ma/${explorer}`} /> {unitName(scene, explorer)}{' '}
              <small>{playerName(scene, seat)}</small>
            </p>
            {worn.map((one) => (
              <Joined key={one.main} worn={one} markers={none} />
            ))}
            {bag.map((item) => (
              <ItemTile key={item} item={item} />
            ))}
            {worn.length + bag.length === 0 ? <p className="ma-nothing">{own.givesNothing}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const none: readonly [] = [];

/** Explorers that died in the campaign; nothing where nobody did. */
function Fallen({ fallen }: { readonly fallen: readonly ExplorerId[] }) {
  const scene = useScene();
  if (fallen.length === 0) return null;
  return (
    <>
      <h4>{scene.own.fallen}</h4>
      <ul className="ma-campaign-fallen">
        {fallen.map((explorer) => (
          <li key={explorer}>
            <Icon name={`ma/${explorer}`} /> {unitName(scene, explorer)}
          </li>
        ))}
      </ul>
    </>
  );
}
