import type { Kinds } from '../index.ts';
import { handsOn } from './checks/chronicle.ts';
import { takesAnyOrder } from './checks/order.ts';
import { retellsTheTruth } from './checks/pictures.ts';
import { asksRealQuestions, citesRules, keepsStepsShort, takesWhatItOffers } from './checks/questions.ts';
import { loads, playsTheSameAgain, resumes, rewinds, undoes } from './checks/records.ts';
import { showsNoSecret, tellsNoSecret } from './checks/secrets.ts';
import { copies, hasAResult, makesSense } from './checks/state.ts';
import type { Check, Trial } from './trial.ts';

/** When a check is made: cheap ones always, dear ones now and then. */
type Due = <K extends Kinds>(trial: Trial<K>) => boolean;

const always: Due = () => true;
const never: Due = () => false;
/** For what costs about as much as a step. */
const sometimes: Due = ({ chance }) => chance.below(6) === 0;
/** For what costs as much as the whole match so far: the longer it is, the more seldom. */
const seldom: Due = ({ match, chance }) => chance.below(match.answered + 4) < 2;
/** For what needs the course of the match. */
const writtenDown: Due = ({ history }) => history.length > 0;

export type Scheduled = {
  readonly name: string;
  /** What holds when nothing is found. */
  readonly says: string;
  readonly check: Check;
  /** Whether it is made while somebody is asked. */
  readonly whenAsked: Due;
  /** Whether it is made when the match is over. */
  readonly whenOver: Due;
};

export const schedule: readonly Scheduled[] = [
  {
    name: 'plays-the-same-again',
    says: 'same seed and answers, same match at every answer',
    check: playsTheSameAgain,
    whenAsked: never,
    whenOver: writtenDown,
  },
  {
    name: 'loads',
    says: 'a match that is saved and loaded is the same',
    check: loads,
    whenAsked: seldom,
    whenOver: sometimes,
  },
  {
    name: 'resumes',
    says: 'the last state at rest is all that is needed to go on',
    check: resumes,
    whenAsked: sometimes,
    whenOver: sometimes,
  },
  {
    name: 'rewinds',
    says: 'a match taken back, to its start or anywhere, is what it was',
    check: rewinds,
    whenAsked: never,
    whenOver: writtenDown,
  },
  {
    name: 'undoes',
    says: 'an answer taken back and given again changes nothing',
    check: undoes,
    whenAsked: sometimes,
    whenOver: sometimes,
  },
  {
    name: 'takes-any-order',
    says: 'answers given at once may come in any order',
    check: takesAnyOrder,
    whenAsked: sometimes,
    whenOver: sometimes,
  },
  {
    name: 'copies',
    says: 'the state is as described, and a copy shares nothing with it',
    check: copies,
    whenAsked: sometimes,
    whenOver: sometimes,
  },
  {
    name: 'shows-no-secret',
    says: 'views do not change with what they may not show',
    check: showsNoSecret,
    whenAsked: sometimes,
    whenOver: sometimes,
  },
  {
    name: 'tells-no-secret',
    says: 'what a seat is told does not either',
    check: tellsNoSecret,
    whenAsked: sometimes,
    whenOver: never,
  },
  {
    name: 'retells-the-truth',
    says: 'what a picture becomes as a fact is told is true',
    check: retellsTheTruth,
    whenAsked: sometimes,
    whenOver: always,
  },
  {
    name: 'makes-sense',
    says: 'the invariants hold',
    check: makesSense,
    whenAsked: always,
    whenOver: always,
  },
  {
    name: 'asks-real-questions',
    says: 'no question is forced, empty or out of reach',
    check: asksRealQuestions,
    whenAsked: always,
    whenOver: never,
  },
  {
    name: 'takes-what-it-offers',
    says: 'every option that is offered can be taken',
    check: takesWhatItOffers,
    whenAsked: sometimes,
    whenOver: never,
  },
  {
    name: 'keeps-steps-short',
    says: 'no step takes more than 25 answers',
    check: keepsStepsShort,
    whenAsked: sometimes,
    whenOver: never,
  },
  {
    name: 'cites-rules',
    says: 'questions and facts carry the number of a rule',
    check: citesRules,
    whenAsked: always,
    whenOver: always,
  },
  {
    name: 'has-a-result',
    says: 'the winners sit at the table, and all have a score',
    check: hasAResult,
    whenAsked: never,
    whenOver: always,
  },
  {
    name: 'hands-on',
    says: 'the next match of a chain can begin with what this one hands on',
    check: handsOn,
    whenAsked: never,
    whenOver: always,
  },
];
