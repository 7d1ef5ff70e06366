import type { Blurb } from '@tavolo/box';
import { botStrengths, longest } from '@tavolo/protocol';
import { useKnown } from '../../app/me.ts';
import type { SeatPlan } from '../../host/setup.ts';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text/use-text.ts';
import { type Plan, withSeat, withSeats } from './plan.ts';

type SeatPlansProps = {
  readonly plan: Plan;
  readonly seats: Blurb['seats'];
  readonly onChange: (plan: Plan) => void;
};

/** How many play, and who sits where. */
export function SeatPlans({ plan, seats, onChange }: SeatPlansProps) {
  const { setup } = useText();
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  const hasSeveralHere = plan.seats.filter(({ is }) => is === 'me' || is === 'here').length > 1;
  return (
    <section className="new-part">
      <h2>{setup.seats}</h2>
      <Choice
        label={setup.howMany}
        value={plan.seats.length}
        options={counts.map((value) => ({ value, label: String(value) }))}
        onChange={(count) => onChange(withSeats(plan, count, setup.somebody))}
      />
      <ol className="new-seats">
        {plan.seats.map((seat, index) => (
          <SeatOfPlan
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={index}
            number={index + 1}
            seat={seat}
            plan={plan}
            onSeat={(next) => onChange(withSeat(plan, index, next, setup.somebody))}
            onName={(name) => onChange({ ...plan, name })}
          />
        ))}
      </ol>
      {hasSeveralHere ? <p className="new-says">{setup.hasSecretsHere}</p> : null}
    </section>
  );
}

type SeatOfPlanProps = {
  readonly number: number;
  readonly seat: SeatPlan;
  readonly plan: Plan;
  readonly onSeat: (seat: SeatPlan) => void;
  readonly onName: (name: string) => void;
};

const kinds = ['me', 'friend', 'here', 'bot'] as const;

function SeatOfPlan({ number, seat, plan, onSeat, onName }: SeatOfPlanProps) {
  const { setup } = useText();
  const { bot } = useSettings();
  const meant = (is: SeatPlan['is']): SeatPlan => {
    if (is === 'here') return { is, name: setup.somebody(number) };
    return is === 'bot' ? { is, bot } : { is };
  };
  return (
    <li className="new-seat">
      <span className="new-seat-number" aria-hidden="true">
        {number}
      </span>
      <Select
        label={setup.whoSits(number)}
        isLabelUnseen
        value={seat.is}
        options={kinds.map((value) => ({ value, label: setup.who[value] }))}
        onChange={(is) => onSeat(meant(is))}
      />
      <SeatMore number={number} seat={seat} name={plan.name} onSeat={onSeat} onName={onName} />
    </li>
  );
}

type SeatMoreProps = Omit<SeatOfPlanProps, 'plan'> & { readonly name: string };

/** What is to be known of whoever sits there. */
function SeatMore({ number, seat, name, onSeat, onName }: SeatMoreProps) {
  const { setup, common } = useText();
  const known = useKnown();
  if (seat.is === 'friend') return null;
  if (seat.is === 'bot')
    return (
      <Select
        label={setup.strengthOf(number)}
        isLabelUnseen
        value={seat.bot}
        options={botStrengths.map((value) => ({ value, label: common.bots[value] }))}
        onChange={(bot) => onSeat({ is: 'bot', bot })}
      />
    );
  if (seat.is === 'me' && known.is === 'known') return <p className="new-me">{known.me.name}</p>;
  const isMe = seat.is === 'me';
  return (
    <Field
      label={isMe ? setup.yourName : setup.nameOf(number)}
      isLabelUnseen
      value={seat.is === 'here' ? seat.name : name}
      maxLength={longest.name}
      onChange={(value) => (isMe ? onName(value) : onSeat({ is: 'here', name: value }))}
    />
  );
}
