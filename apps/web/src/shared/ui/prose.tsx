import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Inline, RichText } from '../../content/types';
import styles from './prose.module.css';

function InlineText({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline;
  return inline.to.startsWith('/') ? (
    <Link to={inline.to}>{inline.text}</Link>
  ) : (
    <a href={inline.to}>{inline.text}</a>
  );
}

/** A paragraph's worth of text with its links. */
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
      return <Heading>{block.text}</Heading>;
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

function ProseTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ProseProps = { blocks: readonly Block[]; heading?: 'h2' | 'h3' };

/** Running text: the blocks of a text page, at a comfortable measure. */
export function Prose({ blocks, heading = 'h2' }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} Heading={heading} />
      ))}
    </div>
  );
}
