import { type CampaignSeen, campaignSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';
import type { Stage } from '../text/board-text.ts';
import './campaign.css';

/** The scenarios of the campaign that is played: behind, now and ahead. Nothing where a scenario is played singly. */
export function CampaignLine() {
  const { view, own, texts } = useScene();
  const campaign = campaignSeen(view);
  if (campaign === null) return null;
  return (
    <ol className="ma-campaign-line" aria-label={own.campaign}>
      {campaign.scenarios.map((scenario, place) => {
        const stage = stageOf(campaign, place);
        return (
          <li key={scenario} data-stage={stage} aria-current={stage === 'now' ? 'step' : undefined}>
            <Icon name={signs[stage]} />
            <span>{texts.name(scenario)}</span>
            <span className="unseen">({own.stages[stage]})</span>
          </li>
        );
      })}
    </ol>
  );
}

const signs: { readonly [S in Stage]: string } = { won: 'check', now: 'ma/chapter', ahead: 'ma/round' };

function stageOf({ now, ended }: CampaignSeen, place: number): Stage {
  if (place > now) return 'ahead';
  const isWon = place < now || ended?.left.ended === 'victory';
  return isWon ? 'won' : 'now';
}
