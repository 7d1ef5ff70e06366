import type { elements as chapter } from '../../../rulebook/elements.ts';

/** Elements, in Brazilian Portuguese. */
export const elements: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/elements.1': 'Cada elemento está em uma de três colunas: Inerte, Enfraquecendo, Forte.',
  'gh/elements.2':
    'Executar qualquer parte de uma ação que mostra um elemento (sem a marca de consumo) obriga a figura a infundi-lo: o elemento passa para Forte no fim do turno.',
  'gh/elements.2a':
    'Com uma ação "Mover 3, Gelo", um jogador declara que executa o movimento e fica no lugar, com 0 hexágonos: Gelo fica Forte no fim do turno [gh/A-11].',
  'gh/elements.3':
    'Uma carta usada para uma ação básica, descartada por atordoamento ou não executada não cria nada.',
  'gh/elements.4':
    'No fim de cada rodada, todo elemento Forte passa a Enfraquecendo, e todo elemento Enfraquecendo passa a Inerte.',
  'gh/elements.4a':
    'Fogo, tornado Forte na rodada 1 e não usado, está Enfraquecendo quando a rodada 1 termina e Inerte quando a rodada 2 termina.',
  'gh/elements.5':
    'Uma habilidade que mostra um elemento com a marca de consumo pode receber um aumento movendo esse elemento de Forte ou Enfraquecendo para Inerte.',
  'gh/elements.6': 'Consumir sempre leva o elemento para Inerte, a partir de qualquer das duas colunas.',
  'gh/elements.7':
    'Para os personagens o consumo é opcional, é decidido enquanto a habilidade é executada e melhora apenas essa habilidade.',
  'gh/elements.8': 'Um ícone de consumo consome uma infusão uma única vez.',
  'gh/elements.8a':
    'Com "Ataque 3 Alcance 2, consuma Fogo: FERIMENTO" e Fogo Enfraquecendo, um jogador que o consome deixa Fogo Inerte e também causa FERIMENTO ao alvo; sem consumir, é um ataque simples.',
  'gh/elements.9':
    'Um elemento não pode ser criado e consumido no mesmo turno; as figuras com turnos posteriores na rodada podem consumi-lo.',
  'gh/elements.9a':
    'Escuridão está Inerte, e um personagem a cria com a primeira ação: a segunda ação dele não pode consumi-la, mas uma figura que age mais tarde nesta rodada pode.',
  'gh/elements.10':
    'Se o elemento já estava Forte ou Enfraquecendo, no mesmo turno é possível criá-lo e consumir o que já existia; no fim do turno ele está Forte de novo.',
  'gh/elements.10a':
    'Terra está Enfraquecendo; um personagem cria Terra com a primeira ação e consome Terra com a segunda: o aumento funciona, e Terra termina o turno Forte.',
  'gh/elements.11':
    'Havendo vários aumentos separados, o jogador escolhe quais usar e em que ordem; um aumento que lista vários elementos exige todos eles.',
  'gh/elements.11a':
    'Um aumento exige Fogo e Luz, e só Fogo está disponível: o aumento não pode ser usado, e Fogo não é consumido.',
  'gh/elements.12':
    'O símbolo de seis cores representa um elemento qualquer: em uma carta de personagem, o jogador escolhe; em uma carta de monstro, os jogadores escolhem.',
  'gh/elements.13':
    'Os elementos de cartas de modificador e de itens seguem o mesmo tempo: ficam Fortes no fim do turno em que foram comprados ou usados.',
  'gh/elements.14':
    'Os monstros consomem um elemento sempre que a carta deles permite e ele está disponível.',
  'gh/elements.15':
    'O elemento é consumido uma só vez, pelo primeiro monstro do tipo a agir, e todos os monstros desse tipo que agem com essa carta recebem o benefício.',
  'gh/elements.15a':
    'Três Espíritos Vivos têm "consuma Gelo: +1 de Ataque", e Gelo está Forte: quando o primeiro age, Gelo fica Inerte, e os três têm +1 de Ataque.',
  'gh/elements.16':
    'Se o elemento não está disponível quando o primeiro monstro do tipo age, ele age sem o aumento, e também os seguintes, até que o elemento fique disponível antes que um deles aja [gh/A-08].',
  'gh/elements.17':
    'Os elementos criados por monstros ficam Fortes no fim do turno do primeiro monstro daquele tipo que executou a sua carta [gh/A-08].',
  'gh/elements.17a':
    'Um tipo de monstro cria Fogo na iniciativa 30: um personagem que age em 45 pode consumi-lo.',
  'gh/elements.18':
    'Criar um elemento que já está Forte não tem mais nenhum efeito, e um que está Enfraquecendo fica Forte.',
  'gh/elements.19':
    'A experiência e os efeitos ligados a um consumo só são obtidos se o elemento foi realmente consumido.',
};
