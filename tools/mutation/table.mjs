const VALID = ['Killed', 'Survived', 'NoCoverage', 'Timeout'];

const isValid = ({ status }) => VALID.includes(status);

/** @param results Stryker's mutants by package */
export function scores(results) {
  return Object.entries(results).map(([name, mutants]) => {
    const valid = mutants.filter(isValid);
    const count = (wanted) => valid.filter(({ status }) => status === wanted).length;
    return {
      Package: name,
      Killed: count('Killed'),
      Survived: count('Survived'),
      'No coverage': count('NoCoverage'),
      'Time-outs': count('Timeout'),
      Static: valid.filter((each) => each.static).length,
      'Score, %': valid.length === 0 ? NaN : (100 * count('Killed')) / valid.length,
    };
  });
}

export function survivors(results) {
  const alive = Object.values(results)
    .flat()
    .filter((mutant) => isValid(mutant) && mutant.status !== 'Killed');
  return alive.map(lineOf).sort();
}

function lineOf({ fileName, location, status, mutatorName, replacement }) {
  const { line, column } = location.start;
  const short = replacement.replace(/\s+/g, ' ').slice(0, 60);
  const file = fileName.slice(fileName.indexOf('libs/'));
  return `${file}:${line}:${column} ${status} ${mutatorName} → ${short}`;
}
