import type { OwnCategory } from '@solvent/contracts'
import { color, Menu, space } from '@solvent/ui'
import styled from 'styled-components'
import { CategorySummary } from './category-summary'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li { border-top: 1px solid ${color.border}; }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
`

interface CategoryListProps {
  categories: readonly OwnCategory[]
  onEdit: (category: OwnCategory) => void
  onMerge: (category: OwnCategory) => void
}

/** The person's own categories, each with a menu. */
export function CategoryList({ categories, onEdit, onMerge }: CategoryListProps) {
  return (
    <List aria-label="Your categories">
      {categories.map((category) => (
        <Item key={category.id}>
          <CategorySummary {...category} />
          <Menu
            small
            label={`More for ${category.name}`}
            items={[
              { label: 'Edit', onSelect: () => onEdit(category) },
              { label: 'Merge or delete', tone: 'danger', onSelect: () => onMerge(category) },
            ]}
          >
            More
          </Menu>
        </Item>
      ))}
    </List>
  )
}
