/** Mutants that a test could have seen: those that do not compile or run anywhere are none. */
const VALID = ['Killed', 'Survived', 'NoCoverage', 'Timeout'];
const HEAD = ['Package', 'Killed', 'Survived', 'No coverage', 'Time-outs', 'Static', 'Score'];

/**
 * What a run found, as a table: a row a package and each mutant that lives in a line below.
 *
 * @param results per package, Stryker's mutants
 */
export function table(results) {
  const rows = Object.entries(results).map(([name, mutants]) => rowOf(name, mutants));
  const lines = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const alive = Object.values(results)
    .flat()
    .filter(({ status }) => VALID.includes(status) && status !== 'Killed');
  return [...lines, '', ...alive.map(lineOf).sort()].join('\n');
}

function rowOf(name, mutants) {
  const valid = mutants.filter(({ status }) => VALID.includes(status));
  const counts = VALID.map((status) => valid.filter((each) => each.status === status).length);
  const share = valid.length === 0 ? '–' : `${((100 * counts[0]) / valid.length).toFixed(1)} %`;
  return [name, ...counts, valid.filter((each) => each.static).length, share];
}

function lineOf({ fileName, location, status, mutatorName, replacement }) {
  const { line, column } = location.start;
  const short = replacement.replace(/\s+/g, ' ').slice(0, 60);
  const file = fileName.slice(fileName.indexOf('libs/'));
  return `${file}:${line}:${column} ${status} ${mutatorName} → ${short}`;
}
