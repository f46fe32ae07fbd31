import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Inline, RichText } from '../../content/types';
import { slug } from '../../content/slug';
import styles from './prose.module.css';
import { VisuallyHidden } from './visually-hidden';

function InlineText({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline;
  return inline.to.startsWith('/') ? (
    <Link className={styles.link} to={inline.to}>
      {inline.text}
    </Link>
  ) : (
    <a className={styles.link} href={inline.to}>
      {inline.text}
    </a>
  );
}

export function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((inline, index) => (
    <Fragment key={index}>
      <InlineText inline={inline} />
    </Fragment>
  ));
}

function BlockView({ block, Heading }: { block: Block; Heading: 'h2' | 'h3' }) {
  switch (block.kind) {
    case 'heading':
      return <Heading id={slug(block.text)}>{block.text}</Heading>;
    case 'paragraph':
      return (
        <p>
          <RichTextView text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichTextView text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable {...block} />;
  }
}

type ProseProps = { blocks: readonly Block[]; heading?: 'h2' | 'h3' };

export function Prose({ blocks, heading = 'h2' }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} Heading={heading} />
      ))}
    </div>
  );
}

/** Safari drops table semantics when `display` changes. */
function ProseTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={styles.row} role="row">
            <th className={styles.name} scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
