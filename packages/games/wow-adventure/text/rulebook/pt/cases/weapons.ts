import type { casesWeapons as chapter } from '../../../../rulebook/cases/weapons.ts';

/** Cases of weapons, armor and replacement cards, in Brazilian Portuguese. */
export const casesWeapons: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-10':
    'Sandrai tem um Cajado Medicinal (corpo a corpo 2) equipado e joga Seta Sombria (à distância 3) antes da rolagem: seu ataque é à distância 3, e o texto do cajado é ignorado.',
  'wow/T-34':
    'Sandrai, no nível verde e no lado inicial, tem equipado um Bastão do Aprendiz, cujo texto fala de cartas que substituem a arma. Ela joga Seta Sombria (à distância 3): seu ataque é à distância 3, +1 do bastão.',
  'wow/T-35':
    'Um herói jogou Seta Sombria e quer acrescentar Drenar Vida no mesmo combate: a segunda carta que substitui a arma não pode ser jogada [wow/A-43].',
  'wow/T-36':
    'Um herói com dano 1 e uma arma que diz "com espada, +1 de dano" joga uma carta que substitui a arma. O vermelho mostra espada: o dano continua 1, porque o texto da arma é ignorado.',
  'wow/T-37':
    'A armadura de um herói dá +1 de ataque e uma carta com 3, e joga-se uma carta que substitui a arma. O vermelho mostra 3: o poder da armadura funciona.',
  'wow/T-38':
    'Burbonn, no nível verde, tem um Arco Longo Fino equipado e uma Superarma de Alta Tecnologia na mochila. No momento de equipar, o arco vai para a mochila e a superarma é equipada: seu ataque é o dela, não o da carta.',
  'wow/T-39':
    'Um herói verde tem uma espada amarela com um ícone que lhe serve. Na manutenção, ela não pode ser equipada nem usada; pode ser descartada como poção.',
  'wow/T-40': 'Uma armadura mostra os ícones malha e escudo, e o herói só tem malha: não pode ser equipada.',
  'wow/T-41': 'Um item não tem ícones: qualquer herói pode equipá-lo.',
  'wow/T-42': 'Um item de mochila tem o símbolo, mas está acima do nível do herói: seu poder não funciona.',
  'wow/T-43': 'Uma arma com um poder constante está na mochila: ela não faz nada.',
  'wow/T-44':
    'Um herói troca de arma depois do desafio e é atacado no turno do jogador seguinte: conta a arma nova.',
  'wow/T-45':
    'A carta de um herói traz defesa 5, e a armadura equipada tem 4: a defesa é 4 enquanto ela estiver equipada.',
  'wow/T-46':
    'Um herói luta com o Martelo Poderoso do Smite, e o vermelho mostra espada: o herói tem que sofrer 1 de dano.',
};
