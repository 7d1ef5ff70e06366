import { useScene } from '../scene.ts';
import './tokens.css';

/** More than these are counted instead of laid out. */
const most = 6;

type TokensProps = {
  readonly count: number;
  /** Where they would fly to. */
  readonly spot: string;
};

/** The tokens that lie on a card: round, one for each use. */
export function Tokens({ count, spot }: TokensProps) {
  const { own } = useScene();
  return (
    <span className="gof-tokens" data-spot={spot} role="img" aria-label={own.tokens(count)}>
      {count > most ? (
        <>
          <span className="gof-token" />
          <span className="gof-tokens-count">× {count}</span>
        </>
      ) : (
        Array.from({ length: count }, (_, place) => place).map((place) => (
          <span key={place} className="gof-token" />
        ))
      )}
    </span>
  );
}
