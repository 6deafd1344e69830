/**
 * Solves the normal equations of a few unknowns by Cholesky decomposition. `ridge` separates
 * columns that are nearly the same (two humps at one place). Undefined if there is still no
 * solution.
 */
export function solveNormal(
  matrix: Float64Array,
  right: Float64Array,
  size: number,
  ridge: number = 1e-12,
): Float64Array | undefined {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column]!;
      if (row === column) sum *= 1 + ridge;
      for (let k = 0; k < column; k += 1) {
        sum -= lower[row * size + k]! * lower[column * size + k]!;
      }
      if (row !== column) lower[row * size + column] = sum / lower[column * size + column]!;
      else if (sum > 0) lower[row * size + row] = Math.sqrt(sum);
      else return undefined;
    }
  }
  return substitute(lower, right, size);
}

function substitute(lower: Float64Array, right: Float64Array, size: number): Float64Array {
  const solution = Float64Array.from(right.subarray(0, size));
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) solution[row]! -= lower[row * size + k]! * solution[k]!;
    solution[row]! /= lower[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) {
      solution[row]! -= lower[k * size + row]! * solution[k]!;
    }
    solution[row]! /= lower[row * size + row]!;
  }
  return solution;
}
