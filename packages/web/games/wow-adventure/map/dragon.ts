/** The wings of the dragon that an overlord is shown with, spread behind the space. */
export const wings = [1, -1].map(
  (side) =>
    `M${side * 20} 4C${side * 30} -22 ${side * 46} -30 ${side * 58} -24C${side * 54} -20 ${side * 55} -12 ${side * 52} -6C${side * 46} -9 ${side * 43} -4 ${side * 43} 2C${side * 37} -2 ${side * 34} 4 ${side * 32} 12Z`,
);
