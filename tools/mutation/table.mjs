const VALID = ['Killed', 'Survived', 'NoCoverage', 'Timeout'];
const HEAD = ['Package', 'Killed', 'Survived', 'No coverage', 'Time-outs', 'Static', 'Score'];

/**
 * Results as a table: a row for each package, and survivors listed below.
 *
 * @param results Stryker's mutants by package
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
