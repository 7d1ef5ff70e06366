import type { Portraits } from '../../stories.ts';

/** The explorers, in Brazilian Portuguese. */
export const portraits: Portraits = {
  thornquist:
    'Ada Thornquist bateu o martelo por onze anos nas fundições de Harrow, e numa só noite enterrou o turno inteiro. Desde então não passa por uma porta fechada sem perguntar o que há atrás, e não pergunta com palavras.',
  vane: 'Aos sábados Osric Vane lutava pelo telhado da igreja e aos domingos pregava, e anotava com cuidado cada golpe que levava. Acredita que o seu rol está quase quitado, e deu para se pôr na frente das dívidas dos outros.',
  sable:
    'Imogen Sable foi ao norte com três expedições, a melhor atiradora de todas, e não voltou com nenhuma. Dispara quando parou de andar, parou de respirar e parou de ter esperança, nessa ordem.',
  crane:
    'Tobias Crane sabe o que há num caixote pelo som do lacre da alfândega, e quase sempre já saiu quando os outros o abrem. Diz que está aqui pelo dinheiro, e não discute por que já voltou duas vezes sem ele.',
  calloway:
    'A irmã Merrin Calloway passou nove anos emparedada numa cela, rezando ao que pensava ser Deus, até que uma noite houve resposta. Derrubou a parede com as próprias mãos, e desde então põe suas preces entre os outros e o escuro.',
  rourke:
    'Nkemdi Rourke lê as marés como outros leem rostos, e não só as do mar. Entre uma onda e a seguinte há uma brecha da largura de um passo, e ultimamente alguma coisa, do outro lado, a mantém aberta.',
  prys: 'Wilhelmina Prys montou o primeiro guindaste da baía de Harrow, e é o único ainda de pé. Deem a ela um cano, uma correia e uma hora, e ela conserta qualquer coisa; deem menos, e vai funcionar do mesmo jeito, mas é melhor não ficar atrás.',
  obermann:
    'Lucian Obermann consertava relógios até o dia em que lhe trouxeram um relojoeiro sangrando, e descobriu que um ofício ajuda o outro. Suas mãos não tremem, seus pacientes tiquetaqueiam, e ele já não diz quais partes ainda são deles.',
};
