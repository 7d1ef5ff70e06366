import type { casesPushing as chapter } from '../../../../rulebook/cases/pushing.ts';

/** Cases of pushing, pulling and states, in Brazilian Portuguese. */
export const casesPushing: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K138':
    'Um alvo a 3 colunas e 1 linha é empurrado 2 espaços: cada passo é na diagonal, e ele acaba a 5 colunas e 3 linhas.',
  'ma/K139':
    'Um alvo a 3 colunas e 1 linha é puxado 2 espaços: primeiro na diagonal, até 2 colunas e 0 linhas, depois em linha reta, até 1 coluna. Puxado 3, para ali do mesmo jeito, adjacente.',
  'ma/K140': 'Um alvo é empurrado 3 espaços, e depois de 1 há uma parede: ele se move 1, e o resto se perde.',
  'ma/K141':
    'Um explorador é empurrado para uma alavanca não explorada: ele fica no último espaço antes dela, toda unidade nas armadilhas é atacada com uma só rolagem, e a alavanca fica explorada.',
  'ma/K142':
    'Um monstro é empurrado em direção a um barril ao seu lado: ele não se move, o barril explode, e o monstro está entre as unidades adjacentes.',
  'ma/K143': 'Um Santo das Engrenagens é empurrado: ele não se move.',
  'ma/K144':
    'Uma unidade é empurrada para um espaço de armadilha: nada acontece até que alguém puxe uma alavanca.',
  'ma/K145':
    'Um monstro etéreo está adjacente. Empurrão, que mira em um alvo, é recusado; Purga de Vapor, que empurra toda unidade adjacente, também o empurra.',
  'ma/K146':
    'Com Travessia do Véu, um explorador pode se teletransportar a até 3 espaços, mesmo que o único espaço livre a essa distância esteja atrás de uma parede. Escombros, fossos e espaços ocupados não são oferecidos.',
  'ma/K147':
    'Escada Falsa teletransporta um explorador para o baú mais próximo: ele chega ao espaço livre da peça mais próximo do baú. Se não há baú na peça, nada acontece.',
  'ma/K148':
    'Um Dízimo do Espelho troca de posição com um explorador: o explorador agora está onde o monstro estava, em uma armadilha, sem efeito. Uma unidade imóvel não pode ser o alvo.',
  'ma/K149':
    'Uma rolagem de efeito de 6 dá 6: o efeito acontece. Marcas de Giz tem duas fichas quando um terceiro espaço de ação é ativado: seu efeito acontece, e a carta é destruída.',
  'ma/K150':
    'O acerto de um Dorso de Pistões empurra, mas o alvo usa Botas Magnéticas: não é empurrado, mas perde a saúde.',
};
